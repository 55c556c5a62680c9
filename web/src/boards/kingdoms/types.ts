/** What the board of Kingdoms is told: the view and the facts about the components. */
export * from './wire'
