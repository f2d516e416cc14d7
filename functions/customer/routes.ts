import { customerRoutes } from './customerRoutes.ts'

export const routes = () => customerRoutes(undefined as never)
