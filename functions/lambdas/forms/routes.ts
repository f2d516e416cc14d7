import { formRoutes } from '../../features/forms/formRoutes.ts'

export const routes = () => formRoutes({} as never)
