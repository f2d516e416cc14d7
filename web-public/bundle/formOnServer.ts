import path from 'node:path'

const MODULE = 'virtual:form-on-server'
const NOTHING = `\0${MODULE}`
const FORM = path.join(import.meta.dirname, '../app/forms/FormParts.tsx')

/** Bundles the form component for the publisher; browsers load it lazily. */
export const formOnServer = () => ({
  name: 'form-on-server',
  resolveId(this: { environment: { name: string } }, id: string) {
    if (id !== MODULE) return undefined
    return this.environment.name === 'ssr' ? FORM : NOTHING
  },
  load: (id: string) => (id === NOTHING ? 'export const HydratedForm = undefined' : undefined),
})
