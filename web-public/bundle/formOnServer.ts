import path from 'node:path'

const MODULE = 'virtual:form-on-server'
const NOTHING = `\0${MODULE}`
const FORM = path.join(import.meta.dirname, '../app/forms/FormParts.tsx')

/** Gives the publisher's build the component of forms at once; the browser's build has it in a part that comes later. */
export const formOnServer = () => ({
  name: 'form-on-server',
  resolveId(this: { environment: { name: string } }, id: string) {
    if (id !== MODULE) return undefined
    return this.environment.name === 'ssr' ? FORM : NOTHING
  },
  load: (id: string) => (id === NOTHING ? 'export const HydratedForm = undefined' : undefined),
})
