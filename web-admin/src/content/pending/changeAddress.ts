/** The address of the screen that shows a change; the newer office alone has it. */
export const changeAddress = (id: string): string => `/dashboard2/workflow/detail/${id}`

/** Where open changes are listed. */
export const QUEUE_ADDRESS = '/dashboard2/workflow'
