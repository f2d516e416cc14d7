import { estimateRoutes } from './estimateRoutes.ts'

export const routes = () => estimateRoutes(() => Promise.resolve(undefined))
