/** What lies at an address of the page's own (`blob:`), which no test answers for. */
export const contentAt = (href: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', href)
    request.responseType = 'blob'
    request.onload = () => resolve(request.response)
    request.onerror = () => reject(new Error(`nothing is at ${href}`))
    request.send()
  })
