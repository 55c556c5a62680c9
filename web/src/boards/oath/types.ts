/** What the board of Oath is told, and the parts of a campaign in their order. */
import type { CampaignView, Part } from './wire'

export * from './wire'

export const PARTS = ['declare', 'plans', 'roll', 'sacrifice', 'losses', 'spoils'] as const satisfies readonly Part[]

/** A campaign as the war table draws it: the one under way, or the last one as the log tells it. */
export type Campaign = Omit<CampaignView, 'step' | 'apart' | 'joined' | 'passed' | 'flags' | 'survivors' | 'saved'>
