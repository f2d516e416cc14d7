const UNTIL = 'x-amz-object-lock-retain-until-date'

/** What would destroy a locked object is refused. */
export class ObjectLocked extends Error {
  override readonly name = 'ObjectLocked'
}

/**
 * Refuses what would destroy a locked object. S3 keeps its version and puts another one, or a mark of deletion, above it; here a key has
 * one version, so both are refused.
 * @param metadata of the object that is there, if one is
 * @throws ObjectLocked
 */
export function requireUnlocked(metadata: Readonly<Record<string, string>> | undefined, now: Date): void {
  const until = metadata?.[UNTIL]
  if (until !== undefined && Date.parse(until) > now.getTime())
    throw new ObjectLocked('Access Denied because object protected by object lock.')
}
