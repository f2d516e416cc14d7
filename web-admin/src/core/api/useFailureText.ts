import { useCallback } from 'react'
import { messageText } from '@flou/shared/texts/messages.ts'
import { useLanguage, useText } from '../texts/useText.ts'
import { isApiError, serverMessageOf } from './apiError.ts'

/** Returns a function that turns an error into a translated message. */
export function useFailureText(): (error: unknown) => string {
  const t = useText()
  const language = useLanguage()
  return useCallback(
    (error) => {
      if (isApiError(error, 'network')) return t('shell.networkError')
      const message = serverMessageOf(error)
      return message === undefined ? t('shell.somethingWrong') : messageText(message, language)
    },
    [t, language],
  )
}

export function useFaultText(): (error: unknown) => string {
  const language = useLanguage()
  const failureText = useFailureText()
  return (error) => {
    const [field] = isApiError(error) ? Object.values(error.fields) : []
    return field === undefined ? failureText(error) : messageText(field, language)
  }
}
