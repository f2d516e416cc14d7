import { Box, Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import type { ReleaseOfRecord } from '@flou/shared/releases/release.ts'
import { releasePathOf } from '../core/offices/office.ts'
import { useOffice } from '../core/offices/OfficeContext.ts'
import { itemQuery, latestOf, type ReleaseRef, type ReleaseSubject } from '../core/records/releaseItems.ts'
import { useReleasesOf } from '../core/records/useReleases.ts'
import { releaseTexts } from '../core/texts/releases.ts'
import { useLanguage, useTextsOf } from '../core/texts/useText.ts'
import { Banner } from '../ui/Banner.tsx'
import { whenText } from './releaseText.ts'

interface Props {
  subject: ReleaseSubject
  /** Set if the form edits the version in this release. */
  opened?: ReleaseRef | undefined
  /** Path of the form; absent for lists, whose versions are not edited. */
  form?: string
}

function useSentence(releases: readonly ReleaseOfRecord[], opened: ReleaseRef | undefined): string {
  const t = useTextsOf(releaseTexts)
  const language = useLanguage()
  const [first] = releases
  if (opened) {
    const { publishAt } = releases.find(({ releaseId }) => releaseId === opened.id) ?? {}
    const when = whenText({ ...(publishAt !== undefined && { publishAt }) }, { t, language })
    return t('release.formOf', { name: opened.name, when })
  }
  if (first && releases.length === 1)
    return t('release.inOne', { name: first.name, when: whenText(first, { t, language }) })
  const names = new Intl.ListFormat(language).format(
    releases.map((one) => `“${one.name}” (${whenText(one, { t, language })})`),
  )
  return t('release.inSeveral', { count: releases.length, names })
}

/** Releases that contain the record or list, with links to its versions in them. */
export function ReleaseBanner({ subject, opened, form }: Props) {
  const t = useTextsOf(releaseTexts)
  const { office } = useOffice()
  const { data: releases = [] } = useReleasesOf(subject)
  const sentence = useSentence(releases, opened)
  const [first] = releases
  const edited = releases.filter(({ operation }) => operation !== 'batch')
  const latest = latestOf(edited)
  if (!opened && !first) return null
  const linkTo = (to: string, name: string) => (
    <Button key={to} component={Link} to={to} size="compact-sm" variant="default">
      {name}
    </Button>
  )
  return (
    <Banner tone="soon" mb="md">
      <Group gap="xs">
        <Box flex="1 1 20rem">{sentence}</Box>
        {opened && linkTo(releasePathOf(office, opened.id), t('release.open'))}
        {opened && form !== undefined && linkTo(form, t('release.toStored'))}
        {!opened &&
          first &&
          releases.length === 1 &&
          linkTo(releasePathOf(office, first.releaseId), t('release.open'))}
        {!opened &&
          form !== undefined &&
          releases.map(({ releaseId, itemId, name, operation }) =>
            // rows of a grid are edited there
            operation === 'batch'
              ? releases.length > 1 &&
                linkTo(releasePathOf(office, releaseId), `${t('release.open')}: ${name}`)
              : linkTo(form + itemQuery(releaseId, itemId), t('release.editIn', { name })),
          )}
        {latest &&
          form !== undefined &&
          edited.length > 1 &&
          linkTo(`${releasePathOf(office, latest.releaseId)}?merge=${latest.itemId}`, t('release.howMerged'))}
      </Group>
    </Banner>
  )
}
