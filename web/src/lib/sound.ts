/** Small sounds of wood and paper, made here: no files, and nothing until somebody turns them on. */

let context: AudioContext | null = null

/** A short burst of filtered noise: low and round is wood, high and soft is paper. */
function tick(frequency: number, sharpness: number, length: number, loudness: number, delay = 0): void {
  context ??= new AudioContext()
  const start = context.currentTime + delay
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3
  const source = context.createBufferSource()
  source.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = frequency
  filter.Q.value = sharpness
  const gain = context.createGain()
  gain.gain.value = loudness
  source.connect(filter).connect(gain).connect(context.destination)
  source.start(start)
}

export const sounds = {
  wood: () => tick(620, 6, 0.09, 0.9),
  paper: () => tick(3200, 0.8, 0.14, 0.12),
  turn: () => {
    tick(880, 14, 0.16, 1.1)
    tick(1174, 14, 0.2, 1.1, 0.13)
  },
}

export function play(name: keyof typeof sounds): void {
  try {
    sounds[name]()
  } catch {
    // a missing sound is no reason to stop
  }
}
