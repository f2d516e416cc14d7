import { useCallback } from 'react'
import { useText } from '../texts/useText.ts'
import { isApiError } from './apiError.ts'

/** What went wrong, for people: the server's message in their language, or that it could not be reached. */
export function useFailureText(): (error: unknown) => string {
  const t = useText()
  return useCallback(
    (error) => {
      if (isApiError(error, 'network')) return t('shell.networkError')
      return isApiError(error) && error.message !== '' ? error.message : t('shell.somethingWrong')
    },
    [t],
  )
}
