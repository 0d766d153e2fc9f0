/** From a file of somebody's computer or telephone to a picture of an item: the three steps of the API. */
import { MAX_FILE_BYTES } from '../../../../src/resources/files/limits.ts'
import { request } from '../../api/request.ts'
import { sendFile } from '../../api/send-file.ts'
import type { FileUpload, ItemImage } from '../../api/types.ts'

/** What can be sent, as a field for files takes it. Given these, a telephone makes JPEG of what it keeps in another form. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif'

/** What is wrong with a file before it is sent; null where nothing is. */
export function pictureFault(file: File): 'wrongType' | 'tooLarge' | null {
  if (!PICTURE_TYPES.split(',').includes(file.type)) return 'wrongType'
  return file.size > MAX_FILE_BYTES ? 'tooLarge' : null
}

/** Sends a picture and shows it as the item's last; `onSent` hears how much of it has gone, from 0 to 1. Throws `ProblemError`. */
export async function addPicture(
  itemId: number,
  file: File,
  onSent?: (share: number) => void,
): Promise<ItemImage> {
  const { file_id, upload_url, upload_fields } = await request<FileUpload>('POST', '/api/files', {
    purpose: 'item_image',
    content_type: file.type,
  })
  await sendFile(upload_url, upload_fields, file, onSent)
  return request<ItemImage>('POST', `/api/items/${itemId}/images`, { file_id })
}
