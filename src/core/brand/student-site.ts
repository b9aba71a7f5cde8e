import type { Brand } from './brands.ts'

/** Address of the brand's student site; a path belongs to the host app. */
export function studentSite({
  brand,
  hostUrl,
}: {
  brand: Pick<Brand, 'studentSite'>
  hostUrl: string
}): string {
  return brand.studentSite.startsWith('/') ? hostUrl + brand.studentSite : brand.studentSite
}
