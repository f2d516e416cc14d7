/** Plugin that patches a router module in the publisher build only. */
export const routerOnServer = (name: string, module: string, transformModule: (code: string) => string) => ({
  name,
  apply: 'build' as const,
  applyToEnvironment: (environment: { name: string }) => environment.name === 'ssr',
  transform: (code: string, id: string) =>
    id.endsWith(`/react-router/dist/production/${module}`)
      ? { code: transformModule(code), map: null }
      : undefined,
})
