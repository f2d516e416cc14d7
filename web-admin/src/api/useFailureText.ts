import { useCallback } from 'react'
import { messageText } from '@flou/shared/messages.ts'
import { useLanguage, useText } from '../texts/useText.ts'
import { isApiError, serverSays } from './apiError.ts'

/** What went wrong, for people: the server's message in the language of the interface, or that it could not be reached. */
export function useFailureText(): (error: unknown) => string {
  const t = useText()
  const language = useLanguage()
  return useCallback(
    (error) => {
      if (isApiError(error, 'network')) return t('shell.networkError')
      const said = serverSays(error)
      return said === undefined ? t('shell.somethingWrong') : messageText(said, language)
    },
    [t, language],
  )
}

/** The same where a call is about few fields: what is wrong with the first of them that the server names. */
export function useFaultText(): (error: unknown) => string {
  const language = useLanguage()
  const failureText = useFailureText()
  return (error) => {
    const [field] = isApiError(error) ? Object.values(error.fields) : []
    return field === undefined ? failureText(error) : messageText(field, language)
  }
}
