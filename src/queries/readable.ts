import * as z from 'zod/mini';

/** Schema of a list of a result whose members are read one by one: one that is gone, or has another shape, costs itself alone. */
export const readable = <Member>(member: z.ZodMiniType<Member>) =>
  z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((list): readonly Member[] =>
      (list ?? []).flatMap((one) => {
        const read = member.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    ),
  );
