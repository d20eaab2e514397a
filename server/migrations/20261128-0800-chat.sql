-- Whether an answer is written any more is told by the lease of its process, and its events have their own numbers.
alter table chat_generations drop column heartbeat_at, drop column seq;

-- Answers of dead processes are ended every second, and no longer by a job.
do $$
begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name = 'chat-reap';
  end if;
end $$;
