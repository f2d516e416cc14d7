import { createContext, useContext } from 'react'
import type { OfficeDesign } from './office.ts'
import { dashboard } from './dashboard.ts'

/** The office around a screen; outside of both (log-in) the older one's look, to which log-in leads. */
const OfficeContext = createContext<OfficeDesign>(dashboard)
export const OfficeProvider = OfficeContext.Provider
export const useOffice = (): OfficeDesign => useContext(OfficeContext)
