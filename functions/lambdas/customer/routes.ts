import { customerRoutes } from '../../features/accounts/customer/customerRoutes.ts'

export const routes = () => customerRoutes(undefined as never)
