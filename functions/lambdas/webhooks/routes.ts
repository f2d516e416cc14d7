import { webhookRoutes } from '../../features/webhooks/webhookRoutes.ts'

export const routes = () =>
  webhookRoutes({ secrets: undefined as never, post: () => Promise.resolve({ problem: 'connection' }) })
