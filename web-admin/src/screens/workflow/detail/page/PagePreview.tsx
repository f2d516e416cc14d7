import { useState, useSyncExternalStore } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { formValues } from '../../../../content/form/recordValues.ts'
import { DeviceChoice, PreviewPane, type Device } from '../../../../content/preview/PreviewPane.tsx'
import { Switch } from '../../../../content/preview/Switch.tsx'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { isShown } from './pageStates.ts'
import classes from './Page.module.css'

interface Props {
  type: AnyType
  change: ChangeDetail
}
type State = 'before' | 'after'
const STATES = ['both', 'before', 'after'] as const
const NAMES = { before: 'change.pageNow', after: 'change.pageAfter', both: 'change.pageBoth' } as const

interface PaneProps extends Props {
  state: State
  language: Language
  device: Device
}

/** The page as it is for visitors now, or as it will be; in words where they see nothing of it. */
function Pane({ type, change, state, language, device }: PaneProps) {
  const t = useTextsOf(changeTexts)
  const values = change[state]
  const [read] = useState(() => {
    const shown = formValues(type.shape, values ?? {}, new Date(change.updated))
    return () => shown
  })
  const name = t(NAMES[state])
  if (values === null || !isShown(type, values))
    return (
      <section className={classes.nothing} aria-label={name}>
        <strong>{name}</strong>
        <p>{t(state === 'before' ? 'change.notShownNow' : 'change.notShownAfter')}</p>
      </section>
    )
  return (
    <PreviewPane
      type={type}
      id={change.recordId}
      language={language}
      read={read}
      device={device}
      name={name}
    />
  )
}

/** Wide enough for two pages side by side. */
const WIDE = '(min-width: 1100px)'
const onWidth = (listener: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The page that shows a record before and after a change, in both languages, at the width of a desktop or a phone. */
export function PagePreview({ type, change }: Props) {
  const t = useTextsOf(changeTexts)
  const [language, setLanguage] = useState<Language>(useLanguage())
  const isWide = useSyncExternalStore(onWidth, () => matchMedia(WIDE).matches)
  const [device, setDevice] = useState<Device>(isWide ? 'desktop' : 'phone')
  const [wanted, setState] = useState<(typeof STATES)[number]>('both')
  const state = wanted === 'both' && !isWide ? 'after' : wanted
  const states: State[] = state === 'both' ? ['before', 'after'] : [state]
  const choices = isWide ? STATES : (['before', 'after'] as const)
  return (
    <>
      <div className={classes.choices}>
        <Switch
          label={t('change.pageState')}
          value={state}
          onChange={setState}
          choices={choices.map((value) => ({ value, label: t(NAMES[value]) }))}
        />
        <Switch
          label={t('change.language')}
          value={language}
          onChange={setLanguage}
          choices={LANGUAGES.map((value) => ({ value, label: t(`form.language.${value}`) }))}
        />
        <DeviceChoice device={device} onChoose={setDevice} />
      </div>
      <div className={classes.panes} data-two={states.length > 1 || undefined}>
        {states.map((one) => (
          <Pane
            key={`${one} ${language} ${change.hash}`}
            type={type}
            change={change}
            state={one}
            language={language}
            device={device}
          />
        ))}
      </div>
    </>
  )
}
