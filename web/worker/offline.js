/* The page that says that the house cannot be reached: tries again by itself, and when it is asked to. */
const SECONDS = 5
const again = () => location.reload()
const look = async () => {
  const answer = await fetch('/health').catch(() => null)
  if (answer?.ok) again()
}
document.getElementById('again').addEventListener('click', again)
addEventListener('online', look)
setInterval(look, SECONDS * 1000)
