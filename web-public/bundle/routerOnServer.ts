/** A plugin that changes one of the router's modules in the publisher's build; browsers and development have it as it is. */
export const routerOnServer = (name: string, module: string, change: (code: string) => string) => ({
  name,
  apply: 'build' as const,
  applyToEnvironment: (environment: { name: string }) => environment.name === 'ssr',
  transform: (code: string, id: string) =>
    id.endsWith(`/react-router/dist/production/${module}`) ? { code: change(code), map: null } : undefined,
})
