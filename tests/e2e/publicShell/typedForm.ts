import { createElement as h, useEffect, useState, type ChangeEvent } from 'react'
import { replayTypedInput } from '@flou/web-public/app/deferred/keepTypedInput.ts'

const START = { text: '', area: 'old', news: false, terms: true, size: 'small', city: 'jakarta' }
type Field = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

const valueOf = (target: Field['target']) =>
  target instanceof HTMLInputElement && target.type === 'checkbox' ? target.checked : target.value

/** A form of controlled fields; the output shows React's state. */
export function TypedForm() {
  const [values, setValues] = useState(START)
  const onChange = ({ target }: Field) => setValues((old) => ({ ...old, [target.name]: valueOf(target) }))
  useEffect(() => queueMicrotask(() => replayTypedInput(document)), [])
  const radio = (size: string) =>
    h('input', {
      type: 'radio',
      name: 'size',
      key: size,
      value: size,
      checked: values.size === size,
      onChange,
    })
  const cities = ['jakarta', 'surabaya'].map((city) => h('option', { key: city }, city))
  return h(
    'form',
    null,
    h('input', { name: 'text', value: values.text, onChange }),
    h('textarea', { name: 'area', value: values.area, onChange }),
    h('input', { type: 'checkbox', name: 'news', checked: values.news, onChange }),
    h('input', { type: 'checkbox', name: 'terms', checked: values.terms, onChange }),
    radio('small'),
    radio('large'),
    h('select', { name: 'city', value: values.city, onChange }, cities),
    h('output', null, JSON.stringify(values)),
  )
}
