import { accountRoutes } from '../../features/accounts/accountRoutes.ts'

export const routes = () =>
  accountRoutes({
    sign: undefined as never,
    factorKey: undefined as never,
    adminOrigin: 'https://admin.example',
  })
