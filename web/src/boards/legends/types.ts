/** What the board of Legends is told: the view of a seat and the facts about the components. */
export * from './wire'
