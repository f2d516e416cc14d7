import { lambda, WRITE } from '../../core/manifest.ts'

export const manifest = lambda({
  about: 'Each minute: publishes and removes what is due, seals the audit trail, checks links to other sites',
  memory: 512,
  timeout: 50,
  table: {
    actions: [...WRITE, 'BatchWriteItem'],
    indexes: ['gsi1', 'gsi2'],
    sensitive: {
      read: ['user#*', 'role#*', 'list#user*', 'submissions*', 'audit-trail'],
      write: ['mail#*', 'audit-trail', 'audit-seals', 'user#*', 'role#*'],
    },
  },
  environment: ['MEDIA_BUCKET', 'AUDIT_BUCKET', 'SITE_ORIGIN', 'OUTSIDE_LINKS'],
  schedule: {
    everyMinutes: 1,
    about: 'Publishes and removes what is due',
    silence: 'Nothing due was looked at for 15 minutes',
  },
  buckets: {
    media: { actions: ['DeleteObject'], keys: ['media/*', 'originals/*'] },
    // Reading is needed to compare an existing seal after a crash.
    audit: { actions: ['GetObject', 'PutObject'], keys: ['seals/*'] },
  },
  errorLines:
    'a task of the minute failed or took too long, a day of the audit trail does not match the seal in its bucket, or a change waits for approval past its time',
})
