const UNTIL = 'x-amz-object-lock-retain-until-date'

export class ObjectLocked extends Error {
  override readonly name = 'ObjectLocked'
}

/**
 * S3 would add a version or delete marker; here a key has one version.
 * @throws ObjectLocked
 */
export function requireUnlocked(metadata: Readonly<Record<string, string>> | undefined, now: Date): void {
  const until = metadata?.[UNTIL]
  if (until !== undefined && Date.parse(until) > now.getTime())
    throw new ObjectLocked('Access Denied because object protected by object lock.')
}
