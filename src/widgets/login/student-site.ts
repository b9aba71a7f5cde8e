import type { WidgetHandle } from '../../element/types.ts'

/** Address of the brand's student site; a path belongs to the host app. */
export function studentSite({ brand, hostUrl }: Pick<WidgetHandle, 'brand' | 'hostUrl'>): string {
  return brand.studentSite.startsWith('/') ? hostUrl + brand.studentSite : brand.studentSite
}
