import { lambda, WRITE } from '../manifest.ts'

export const manifest = lambda({
  about: 'Each minute: publishes and removes what is due',
  memory: 512,
  timeout: 50,
  table: { actions: [...WRITE, 'BatchWriteItem'], indexes: ['gsi1', 'gsi2'] },
  environment: ['MEDIA_BUCKET'],
  schedule: {
    everyMinutes: 1,
    about: 'Publishes and removes what is due',
    silence: 'Nothing due was looked at for 15 minutes',
  },
  // Files of pictures that leave the trash for good.
  buckets: { media: { actions: ['DeleteObject'], keys: ['media/*', 'originals/*'] } },
})
