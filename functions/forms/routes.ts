import { formRoutes } from './formRoutes.ts'

export const routes = () => formRoutes({} as never)
