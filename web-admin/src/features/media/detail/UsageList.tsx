import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { Skeleton } from '@mantine/core'
import { useSiteOrigin } from '../../../core/offices/useSiteOrigin.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useUsages } from '../../../core/records/useUsages.ts'
import { LoadMore } from '../../../ui/table/LoadMore.tsx'
import { ReplaceButton } from '../../../fields/replace/ReplaceButton.tsx'
import { pagesOf } from '../fileCalls.ts'
import classes from './Detail.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'

function Pages({ id }: { id: number }) {
  const t = useTextsOf(mediaTexts)
  const language = useLanguage()
  const origin = useSiteOrigin()
  const { data } = useQuery({ queryKey: ['media-pages', id], queryFn: ({ signal }) => pagesOf(id, signal) })
  if (!data || data.length === 0 || origin === undefined) return null
  const urlOf = (path: string) =>
    `${origin}${language === 'id' ? '/id' : ''}${path === '/' ? '' : path}` || origin
  return (
    <>
      <h3>{t('pages')}</h3>
      <ul className={classes.links}>
        {data.map((path) => (
          <li key={path}>
            <a href={urlOf(path)} target="_blank" rel="noopener">
              {path}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

export function UsageList({ id, name }: { id: number; name: string }) {
  const t = useTextsOf(mediaTexts)
  const path = STAFF_PATHS.mediaFile(id)
  const usages = useUsages(path)
  const data = usages.data?.usages
  return (
    <section>
      <h3>{t('usage')}</h3>
      {!data && <Skeleton height={20} />}
      {data?.length === 0 && <p>{t('notUsed')}</p>}
      {data && data.length > 0 && (
        <ul className={classes.links}>
          {data.map(({ type, id, title, url }) => (
            <li key={`${type}#${id}`}>{url ? <Link to={url}>{title || type}</Link> : title || type}</li>
          ))}
        </ul>
      )}
      <LoadMore list={usages} />
      <ReplaceButton replaced={{ type: 'media', id, title: name, path }} usages={data} />
      <Pages id={id} />
    </section>
  )
}
