-- What a count may come to, as it was asked for last. A statement that goes beyond it fails, and so does what is committed in
-- its message: the row that all of a shop's writers want is held from that message to its end, and no longer.
alter table mail_counts
  add column most int not null default 2147483647,
  add constraint mail_counts_within_limit check (mails <= most);

-- The outbox is its own queue: when a waiting mail is to be tried. A job beside each mail cost more than half of what writing
-- the order itself does.
alter table mails add column due_at timestamptz;
update mails set due_at = created_at where state = 'waiting';
alter table mails add constraint mails_waiting_are_due check (state <> 'waiting' or due_at is not null);
create index mails_due on mails (due_at) where state = 'waiting';
create index mails_kept on mails (created_at) where state = 'kept';
drop index mails_unsent;

-- The jobs that were beside them.
do $$ begin
  if to_regclass('graphile_worker.jobs') is not null then
    execute $jobs$
      select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'send_mail'))
    $jobs$;
  end if;
end $$;
