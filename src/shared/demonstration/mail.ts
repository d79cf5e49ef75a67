import * as z from 'zod/mini';

/** Where a mail can lie (specification 3.5); `starred` and the labels are views across the folders. */
export const mailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
const mailFolderSchema = z.enum(mailFolders);
export type MailFolder = z.infer<typeof mailFolderSchema>;
export const mailLabels = ['personal', 'company', 'important', 'private'] as const;
const mailLabelSchema = z.enum(mailLabels);
export type MailLabel = z.infer<typeof mailLabelSchema>;

const mailIdSchema = z.int();
/** A document that came with a mail; `url` is an address to fetch it from. */
const attachmentSchema = z.object({ name: z.string(), url: z.string() });

/** A mail with what was written before it, oldest first (specification 3.5). */
export const mailSchema = z.object({
  id: mailIdSchema,
  /** The sender's address. */
  sender: z.string(),
  sender_name: z.string(),
  to: z.array(z.string()),
  /** Address of the sender's picture. */
  img: z.string(),
  subject: z.string(),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  message: z.string(),
  attachments: z.array(attachmentSchema),
  isStarred: z.boolean(),
  labels: z.array(mailLabelSchema),
  /** `HH:MM` */
  time: z.string(),
  /** An ISO date. */
  day: z.string(),
  year: z.number(),
  get replies(): z.ZodMiniArray<typeof mailSchema> {
    return z.array(mailSchema);
  },
  mailFolder: mailFolderSchema,
  unread: z.boolean(),
});
export type Mail = z.infer<typeof mailSchema>;

/** Whose mails they are. */
export const mailOwner = { name: 'Robin Alderley', address: 'robin.alderley@mail.test' };

/** A folder's name, `starred` or a label; what was thrown away is in no view across the folders. */
export function isMailIn(
  { mailFolder, isStarred, labels }: Pick<Mail, 'mailFolder' | 'isStarred' | 'labels'>,
  view: string,
): boolean {
  if (mailFolder === view) return true;
  if (mailFolder === 'trash') return false;
  return view === 'starred' ? isStarred : labels.some((label) => label === view);
}

/** Sent with `POST email/set-starred`. */
export const mailStarSchema = z.object({ mailId: mailIdSchema });
/** Sent with `POST email/move-mails`. */
export const mailMoveSchema = z.object({
  selectedEmails: z.array(mailIdSchema),
  mailFolder: mailFolderSchema,
});
/** Sent with `POST email/mark-unread`. */
export const mailUnreadSchema = z.object({ emailIds: z.array(mailIdSchema), unreadFlag: z.boolean() });
/** Sent with `POST email/set-labels`. */
export const mailLabellingSchema = z.object({ emailIds: z.array(mailIdSchema), label: mailLabelSchema });
