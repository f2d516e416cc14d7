import { estimateRoutes } from '../../features/pricing/estimateRoutes.ts'

export const routes = () => estimateRoutes(() => Promise.resolve(undefined))
