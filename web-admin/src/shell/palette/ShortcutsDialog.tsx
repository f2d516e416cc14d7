import { Switch } from '@mantine/core'
import { Fragment } from 'react'
import {
  areKeysOn,
  SHORTCUTS,
  shownShortcuts,
  switchKeys,
  type AnyShortcut,
  type ShortcutGroup,
} from '../../core/state/shortcuts.ts'
import { useStore } from '../../core/state/store.ts'
import { shortcutTexts } from '../../core/texts/shortcuts.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { keyNames } from '../../core/state/keyNames.ts'
import classes from './Shortcuts.module.css'

const GROUPS = Object.keys(SHORTCUTS) as ShortcutGroup[]

interface Line {
  name: AnyShortcut
  combinations: readonly string[]
}

function linesOf(group: ShortcutGroup, shown: ReadonlySet<AnyShortcut>): Line[] {
  const taken = new Set<string>()
  const actions = Object.entries(SHORTCUTS[group]) as [AnyShortcut, readonly string[]][]
  return actions
    .filter(([name]) => shown.has(name))
    .map(([name, keys]) => {
      const combinations = keys.filter((one) => !taken.has(one))
      for (const one of combinations) taken.add(one)
      return { name, combinations }
    })
}

function Combination({ keys }: { keys: string }) {
  return keyNames(keys).map((key) => <kbd key={key}>{key}</kbd>)
}

function Group({ group, lines }: { group: ShortcutGroup; lines: readonly Line[] }) {
  const t = useTextsOf(shortcutTexts)
  return (
    <section>
      <h3>{t(`shortcutGroups.${group}`)}</h3>
      <dl className={classes.lines}>
        {lines.map(({ name, combinations }) => (
          <div key={name}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd>
              {combinations.map((keys, index) => (
                <Fragment key={keys}>
                  {index > 0 && <span className="visuallyHidden"> {t('shortcuts.or')} </span>}
                  <span className={classes.combination}>
                    <Combination keys={keys} />
                  </span>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Shortcuts of the present screen, from the registry that its handlers use. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(shortcutTexts)
  const shown = useStore(shownShortcuts)
  const isOn = useStore(areKeysOn)
  const groups = GROUPS.flatMap((group) => {
    const names = new Set(shown.filter((one) => one.group === group).flatMap((one) => one.names))
    return names.size > 0 ? [{ group, lines: linesOf(group, names) }] : []
  })
  return (
    <Dialog title={t('shortcuts.title')} isWide onClose={onClose}>
      <p className={classes.hint}>{t('shortcuts.hint')}</p>
      <div className={classes.groups}>
        {groups.map((one) => (
          <Group key={one.group} {...one} />
        ))}
      </div>
      <Switch
        name="singleKeys"
        label={t('shortcuts.single')}
        description={t('shortcuts.singleHint')}
        checked={isOn}
        onChange={(event) => switchKeys(event.currentTarget.checked)}
      />
    </Dialog>
  )
}
