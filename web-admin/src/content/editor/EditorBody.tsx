import { Badge, Tabs } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import { tabbedShape } from '@flou/shared/content/tabs.ts'
import { useOffice } from '../../offices/OfficeContext.ts'
import { useLanguage, useText } from '../../texts/useText.ts'
import { FormBody } from '../fields/FormBody.tsx'
import { useFormHandle, useFormView } from '../form/FormContext.ts'
import { errorsIn, tabToShow } from './tabErrors.ts'
import classes from './EditorBody.module.css'

function useParts(type: ContentType, shape: Shape) {
  const { office } = useOffice()
  return useMemo(() => tabbedShape({ ...type, shape }, office), [type, shape, office])
}

/** The open tab. A save that finds errors opens one of them; correcting them moves nobody away. So does a field that is sought. */
function useOpenTab(parts: ReturnType<typeof useParts>) {
  const { errors, sought } = useFormView()
  const [open, setOpen] = useState(0)
  const seen = useRef(0)
  const led = useRef<typeof sought>(undefined)
  useEffect(() => {
    const count = Object.keys(errors).length
    if (count > seen.current) setOpen((present) => tabToShow(parts, errors, present))
    seen.current = count
    if (sought && sought !== led.current)
      setOpen((present) => tabToShow(parts, { [sought.path]: '' }, present))
    led.current = sought
  }, [errors, parts, sought])
  return { open, setOpen, errors }
}

function TabbedBody({ type, shape }: { type: ContentType; shape: Shape }) {
  const t = useText()
  const language = useLanguage()
  const parts = useParts(type, shape)
  const { open, setOpen, errors } = useOpenTab(parts)
  return (
    <FormBody shape={parts.above}>
      <Tabs
        value={String(open)}
        onChange={(value) => setOpen(Number(value))}
        keepMounted={false}
        color="ink"
        mt="lg"
      >
        <Tabs.List aria-label={t('tabs.parts')} className={classes.list}>
          {parts.tabs.map(({ label, shape }, index) => {
            const count = errorsIn(shape, errors)
            return (
              <Tabs.Tab
                key={label.en}
                value={String(index)}
                rightSection={
                  count > 0 ? (
                    <Badge color="danger" aria-label={t('form.errorCount', { count })}>
                      {count}
                    </Badge>
                  ) : null
                }
              >
                {label[language]}
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
        {parts.tabs.map(({ label, shape }, index) => (
          <Tabs.Panel key={label.en} value={String(index)} pt="md">
            <FormBody shape={shape} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </FormBody>
  )
}

/** A form's fields: all at once, or in the tabs that the type declares. */
export function EditorBody({ shape }: { shape: Shape }) {
  const { type } = useFormHandle()
  return !type.single && type.tabs ? <TabbedBody type={type} shape={shape} /> : <FormBody shape={shape} />
}
