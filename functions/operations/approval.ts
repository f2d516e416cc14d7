import type { Caller } from './operation.ts'

/** When an operation takes effect. */
export type Effect = 'now'

/** By whether the caller's role needs approval. Both take effect at once until pending changes exist (decisions 19 and 53). */
const EFFECTS = { direct: 'now', needsApproval: 'now' } as const satisfies Record<string, Effect>

/** The single question whether a caller's operation may take effect at once: `needApproval` is read nowhere else. */
export const effectOf = ({ needApproval }: Caller): Effect =>
  needApproval ? EFFECTS.needsApproval : EFFECTS.direct
