/** The messages between house and client, and a few names of our own for parts of them. */
import type { WhyNot } from './wire'

export type * from './wire'

export type Path = (string | number)[]

/** Until the boards say WhyNot themselves. */
export type Refusal = WhyNot
