import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { inOneLanguage } from '@flou/shared/content/values/inOneLanguage.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { formValues } from '../../../core/records/recordValues.ts'
import { DeviceChoice, PreviewPane, type Device } from '../../../editor/dialogs/preview/PreviewPane.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { scrollToBlock } from '../../../editor/dialogs/preview/pageBlocks.ts'
import { markChanges } from './markChanges.ts'
import { changedLanguages, isVisibleOnSite } from './pageStates.ts'
import classes from './Page.module.css'

interface Props {
  type: AnyType
  changeRequest: ChangeRequestDetail
}
type PageSide = 'before' | 'after'
const STATES = ['both', 'before', 'after'] as const
const NAMES = { before: 'change.pageNow', after: 'change.pageAfter', both: 'change.pageBoth' } as const

interface PaneProps extends Props {
  side: PageSide
  language: Language
  device: Device
  onShow: (page: Document) => void
}

function Pane({ type, changeRequest, side, language, device, onShow }: PaneProps) {
  const t = useTextsOf(reviewTexts)
  const values = changeRequest[side]
  const { onlyIn } = changeRequest
  const [read] = useState(() => {
    const shown = side === 'after' && onlyIn ? inOneLanguage(type.declaration, { ...values }, onlyIn) : values
    const content = formValues(type.declaration, shown ?? {}, new Date(changeRequest.updated))
    return () => content
  })
  const name = t(NAMES[side])
  if (values === null || !isVisibleOnSite(type, values))
    return (
      <section className={classes.nothing} aria-label={name}>
        <strong>{name}</strong>
        <p>{t(side === 'before' ? 'change.notShownNow' : 'change.notShownAfter')}</p>
      </section>
    )
  return (
    <PreviewPane
      type={type}
      id={changeRequest.recordId}
      language={language}
      read={read}
      device={device}
      name={name}
      onShow={onShow}
    />
  )
}

/** Outlines in both pages what the other lacks, and scrolls each to its first change. */
function useMarks(shown: string) {
  const pages = useRef(new Map<PageSide, Document>())
  const mark = useCallback(() => {
    const [before, after] = [pages.current.get('before'), pages.current.get('after')]
    if (!before || !after) return
    for (const first of [markChanges(before, after), markChanges(after, before)])
      if (first) scrollToBlock(first)
  }, [])
  // a hidden frame has no layout to scroll
  useEffect(mark, [mark, shown])
  return useCallback(
    (side: PageSide) => (page: Document) => {
      pages.current.set(side, page)
      mark()
    },
    [mark],
  )
}

const PAGE_SIDES: readonly PageSide[] = ['before', 'after']
const WIDE = '(min-width: 68.75rem)'

export function PagePreview({ type, changeRequest }: Props) {
  const t = useTextsOf(reviewTexts)
  const own = useLanguage()
  const [language, setLanguage] = useState(() => {
    const changed = changedLanguages(type, changeRequest)
    return changed.includes(own) ? own : (changed[0] ?? own)
  })
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false })
  const [device, setDevice] = useState<Device>(isWide ? 'desktop' : 'phone')
  const [selected, setSelected] = useState<(typeof STATES)[number]>('both')
  const side = selected === 'both' && !isWide ? 'after' : selected
  const rememberShown = useMarks(`${side} ${language}`)
  const [onShow] = useState(() => ({ before: rememberShown('before'), after: rememberShown('after') }))
  const choices = isWide ? STATES : (['before', 'after'] as const)
  return (
    <>
      <div className={classes.choices}>
        <Switch
          name="side"
          label={t('change.pageState')}
          value={side}
          onChange={setSelected}
          choices={choices.map((value) => ({ value, label: t(NAMES[value]) }))}
        />
        <Switch
          name="language"
          label={t('change.language')}
          value={language}
          onChange={setLanguage}
          choices={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <DeviceChoice device={device} onChoose={setDevice} />
      </div>
      <div className={classes.panes} data-two={side === 'both' || undefined}>
        {PAGE_SIDES.map((one) => (
          <div
            key={`${one} ${language} ${changeRequest.hash}`}
            className={classes.pane}
            hidden={side !== 'both' && side !== one}
          >
            <Pane
              type={type}
              changeRequest={changeRequest}
              side={one}
              language={language}
              device={device}
              onShow={onShow[one]}
            />
          </div>
        ))}
      </div>
    </>
  )
}
