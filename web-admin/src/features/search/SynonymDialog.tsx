import { Button, Group, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { searchSynonym } from '@flou/shared/content/types/siteSearch.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '@flou/shared/locale.ts'
import type { SearchTrial } from '@flou/shared/search/results.ts'
import type { QuerySums } from '@flou/shared/search/searchFigures.ts'
import { numberText } from '@flou/shared/texts/translator.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { isAwaitingApproval, notifyAwaitingApproval } from '../../core/records/awaitingApproval.ts'
import { apiUrlOf } from '../../core/records/routePaths.ts'
import { api } from '../../core/session/current.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { searchesTexts } from '../../core/texts/search.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useCreated } from '../records/useRefreshed.ts'

const DELAY_MS = 300

type Query = Pick<QuerySums, 'query' | 'language'>

/** Other words are another request, also after one whose response was lost. */
interface Typed {
  words: string
  idempotencyKey: string
}
const typedWords = (words: string): Typed => ({ words, idempotencyKey: crypto.randomUUID() })

function Trial({ query: { query, language: of }, words }: { query: Query; words: string }) {
  const t = useTextsOf(searchesTexts)
  const language = useLanguage()
  const [typed] = useDebouncedValue(words, DELAY_MS)
  const { data, error } = useQuery({
    queryKey: ['search-trial', of, query, typed],
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams({ query, words: typed, language: of }).toString()
      return (await api<SearchTrial>(`${PUBLIC_PATHS.searchTrial}?${search}`, { signal })).data
    },
    placeholderData: keepPreviousData,
  })
  const number = (count: number) => numberText(count, language)
  return (
    <Text size="sm" mt="sm" role="status">
      {error && t('searches.trialFailed')}
      {!error && !data && '…'}
      {!error && data && t('searches.trial', { before: number(data.before), after: number(data.after) })}
    </Text>
  )
}

function useCreateSynonym(route: Route, { onCreated, language }: { onCreated: () => void } & Query) {
  const t = useTextsOf(searchesTexts)
  const failureText = useFailureText()
  const path = apiUrlOf(route, {})
  const created = useCreated(path)
  return useMutation({
    mutationFn: ({ words, idempotencyKey }: Typed) => {
      const contents = LANGUAGES.map((one) => ({
        languageId: CONTENT_LANGUAGE_ID[one],
        words: one === language ? words.trim() : '',
      }))
      return api<StoredRecord>(path, { method: 'POST', body: { contents }, idempotencyKey })
    },
    onSuccess: (answer) => {
      if (isAwaitingApproval(answer)) notifyAwaitingApproval()
      else {
        created(answer.data)
        notifySuccess(t('searches.added'))
      }
      onCreated()
    },
    onError: (error) => notifyError(failureText(error)),
  })
}

interface Props {
  query: Query
  /** Route that adds a synonym. */
  route: Route
  onClose: () => void
}

/** Adds a synonym for a query, and shows what the query would find with it. */
export function SynonymDialog({ query, route, onClose }: Props) {
  const t = useTextsOf(searchesTexts)
  const language = useLanguage()
  const [typed, setTyped] = useState(() => typedWords(`${query.query}, `))
  const { words } = typed
  const { mutate, isPending } = useCreateSynonym(route, { ...query, onCreated: onClose })
  const hasSynonym = words.split(',').filter((word) => word.trim() !== '').length > 1
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (hasSynonym && !isPending) mutate(typed)
  }
  return (
    <Dialog title={t('searches.synonymFor', { query: query.query })} onClose={onClose}>
      <form onSubmit={save}>
        <TextInput
          name="words"
          autoComplete="off"
          label={fieldLabel(searchSynonym.key, 'words')[language]}
          description={t(`searches.${query.language}`)}
          maxLength={LIMITS.text}
          value={words}
          data-autofocus
          onChange={(event) => setTyped(typedWords(event.currentTarget.value))}
        />
        <Trial query={query} words={words} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" disabled={!hasSynonym} loading={isPending}>
            {t('searches.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
