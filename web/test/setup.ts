/** The little of a browser that the logic touches. */
const nothing = (): void => undefined
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
  addEventListener: nothing,
  location: { hash: '', origin: 'http://house' },
  document: { hidden: false, addEventListener: nothing, removeEventListener: nothing, documentElement: {} },
})
