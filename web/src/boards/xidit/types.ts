/** What the board of Lords of Xidit is told, the view of a seat and the facts about the components, and what there is of each kind. */
export * from './wire'

export const UNITS = ['unit:militia', 'unit:archer', 'unit:infantry', 'unit:cleric', 'unit:mage'] as const
export const ORDERS = ['order:black', 'order:red', 'order:blue', 'order:act', 'order:wait'] as const
export const REWARDS = ['coins', 'bards', 'guild'] as const
export const COLUMNS = ['column:wealth', 'column:influence', 'column:reputation'] as const
