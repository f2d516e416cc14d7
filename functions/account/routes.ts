import { accountRoutes } from './accountRoutes.ts'

export const routes = () => accountRoutes({ sign: undefined as never, adminOrigin: '' })
