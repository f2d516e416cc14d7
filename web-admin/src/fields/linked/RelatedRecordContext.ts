import { createContext } from 'react'

export interface RelatedRecordRequest {
  type: string
  /** 0 for a new record. */
  id: number
  onCreated: (id: number) => void
}

/** Opens a related record over the form. The shell provides it, because forms are above the fields. */
export const RelatedRecordContext = createContext<(request: RelatedRecordRequest) => void>(() => {
  throw new Error('A relation field is outside RelatedRecordContext')
})
