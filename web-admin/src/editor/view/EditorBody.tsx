import { ErrorCount } from '../../ui/ErrorCount.tsx'
import { Tabs } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { splitByTabs } from '@flou/shared/content/tabs.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { FormBody } from '../../fields/FormBody.tsx'
import { useFormHandle, useFormView } from '../../fields/form/FormContext.ts'
import { errorsIn, tabToShow } from './tabErrors.ts'
import classes from '../../fields/form/RecordForm.module.css'

function useTabbedFields(type: ContentType, declaration: Declaration) {
  const { office } = useOffice()
  return useMemo(
    () => splitByTabs({ ...type, declaration: declaration }, office),
    [type, declaration, office],
  )
}

function useOpenTab(sections: ReturnType<typeof useTabbedFields>) {
  const { errors, sought } = useFormView()
  const [open, setOpen] = useState(0)
  const lastErrorCount = useRef(0)
  const lastSought = useRef<typeof sought>(undefined)
  useEffect(() => {
    const count = Object.keys(errors).length
    if (count > lastErrorCount.current) setOpen((present) => tabToShow(sections, errors, present))
    lastErrorCount.current = count
    if (sought && sought !== lastSought.current)
      setOpen((present) => tabToShow(sections, { [sought.path]: '' }, present))
    lastSought.current = sought
  }, [errors, sections, sought])
  return { open, setOpen, errors }
}

function TabbedBody({ type, shape }: { type: ContentType; shape: Declaration }) {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const sections = useTabbedFields(type, shape)
  const { open, setOpen, errors } = useOpenTab(sections)
  return (
    <FormBody shape={sections.above}>
      <Tabs
        value={String(open)}
        onChange={(value) => setOpen(Number(value))}
        keepMounted={false}
        color="ink"
        mt="lg"
      >
        <Tabs.List aria-label={t('tabs.parts')} className={classes.tabs}>
          {sections.tabs.map(({ label, declaration }, index) => {
            const count = errorsIn(declaration, errors)
            return (
              <Tabs.Tab key={label.en} value={String(index)} rightSection={<ErrorCount count={count} />}>
                {label[language]}
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
        {sections.tabs.map(({ label, declaration }, index) => (
          <Tabs.Panel key={label.en} value={String(index)} pt="md">
            <FormBody shape={declaration} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </FormBody>
  )
}

export function EditorBody({ shape: declaration }: { shape: Declaration }) {
  const { type } = useFormHandle()
  return !type.single && type.tabs ? (
    <TabbedBody type={type} shape={declaration} />
  ) : (
    <FormBody shape={declaration} />
  )
}
