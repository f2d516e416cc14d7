import { createContext, useContext } from 'react'
import type { OfficeDesign } from './office.ts'
import { dashboard } from './dashboard.ts'

/** Defaults to the older office, the target of log-in. */
const OfficeContext = createContext<OfficeDesign>(dashboard)
export const OfficeProvider = OfficeContext.Provider
export const useOffice = (): OfficeDesign => useContext(OfficeContext)
