import { useDocumentTitle } from '@mantine/hooks'
import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { recordFormUrl } from '../../core/offices/recordLocations.ts'
import { useTitles } from '../../core/records/useOptions.ts'
import { crumbName } from '../../core/state/crumbName.ts'
import { useStore } from '../../core/state/store.ts'
import { useLanguage, useText } from '../../core/texts/useText.ts'
import { crumbsOf, parentIn, type Crumb } from './crumbs.ts'
import classes from './TopBar.module.css'

function useParentCrumb(path: string): Crumb | undefined {
  const { office } = useOffice()
  const language = useLanguage()
  const parent = parentIn(path)
  const { data } = useTitles(parent?.type ?? '', parent ? [parent.id] : [])
  const titles = data?.find(({ id }) => id === parent?.id)?.title
  const name = titles?.[language] ?? ''
  return parent && name !== '' ? { name, url: recordFormUrl(office, parent) } : undefined
}

function useCrumbs(): Crumb[] {
  const { pathname } = useLocation()
  const language = useLanguage()
  const shown = useStore(crumbName)
  const parent = useParentCrumb(pathname)
  const name = shown?.url === pathname ? shown.titles[language] : ''
  useDocumentTitle(
    [
      ...(shown?.route && name !== '' ? [name] : []),
      ...crumbsOf(pathname, language).flatMap((crumb) => (crumb.isId ? [] : [crumb.name])),
    ].join(' » '),
  )
  return crumbsOf(pathname, language).flatMap((crumb, index) => {
    if (!crumb.isId) return [index === 0 ? { name: crumb.name } : crumb]
    if (index === 0) return name === '' ? [] : [{ name }]
    return parent ? [parent] : []
  })
}

export function Breadcrumb() {
  const t = useText()
  return (
    <nav aria-label={t('shell.breadcrumb')} className={classes.breadcrumb}>
      {useCrumbs().map(({ name, url }, index) => (
        <Fragment key={`${url ?? ''} ${name}`}>
          {index > 0 && <span> » </span>}
          {url === undefined ? <span>{name}</span> : <Link to={url}>{name}</Link>}
        </Fragment>
      ))}
    </nav>
  )
}
