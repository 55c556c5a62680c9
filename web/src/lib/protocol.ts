/** The messages between house and client, and a few names of our own for parts of them. */
export type * from './wire'

export type Path = (string | number)[]
