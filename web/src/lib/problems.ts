/** What went wrong, as a text for people: errors of the house carry one. */
export const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem))
